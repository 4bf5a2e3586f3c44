"""The pages of the window: which of them are there, which one is shown, and the way back."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtWidgets import QStackedLayout, QWidget

from hamster_table.views.widgets.deferred_update import catch_up, may_wait


class Pages:
    """A stack of pages. The first that is added is shown."""

    def __init__(self, parent: QWidget) -> None:
        # No `QStackedWidget`: a screen reader hears of one, and finds nothing in it but pages, so no notice.
        self._stack = QStackedLayout(parent)
        self.by_name: dict[str, QWidget] = {}
        self.before: list[QWidget] = []
        """Those through which the way back leads, the nearest last."""

    @property
    def shown(self) -> QWidget:
        """The page that is shown."""
        page = self._stack.currentWidget()
        assert page is not None
        return page

    def add(self, page: QWidget) -> None:
        """Have a page, which is not shown yet."""
        may_wait(page)
        self._stack.addWidget(page)

    def show(self, page: QWidget) -> None:
        """Show one of the pages."""
        catch_up(page)
        self._stack.setCurrentWidget(page)

    def name(self, name: str, page: QWidget) -> QWidget | None:
        """Have a page under a name, before which the shown one comes; the one that had the name, which is to be taken
        away once the new one is shown: sooner, another page would be seen for a moment."""
        old = self.by_name.pop(name, None)
        if old is None or self.shown is not old:
            self.before.append(self.shown)
        self.by_name[name] = page
        self.add(page)
        return old

    def take_away(self, page: QWidget) -> None:
        """Have a page no more."""
        self.before = [one for one in self.before if one is not page]
        self._stack.removeWidget(page)
        page.deleteLater()

    def drop(self, names: Collection[str]) -> None:
        """Have none of these pages any more."""
        self.keep_only([page for name, page in self.by_name.items() if name not in names])

    def keep_only(self, wanted: Collection[QWidget]) -> None:
        """Have no named pages but these."""
        for name, page in [*self.by_name.items()]:
            if page not in wanted:
                del self.by_name[name]
                self.take_away(page)

    def exchange(self, again: Mapping[QWidget, QWidget]) -> None:
        """Put pages, which have been added, in the place of others."""
        current = self.shown
        self.before = [again.get(page, page) for page in self.before]
        self.by_name = {name: again.get(page, page) for name, page in self.by_name.items()}
        # The page that is seen is set before the old ones go, or another would be seen for a moment.
        if current in again:
            self.show(again[current])
        for page in again:
            self.take_away(page)
