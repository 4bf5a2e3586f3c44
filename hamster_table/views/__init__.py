"""What one sees: the table, the screens around it, and everything drawn."""

import os

# Qt would cut every picture that is higher than 64 rows of the screen into parts, for threads of its own. A table is
# made of hundreds of pictures of some hundred rows: waking the threads takes twice as long as painting them does, and
# on a busy computer the window waits for them. Qt asks for it once, when it paints first.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
