"""Where computer players cannot think as they would, it is said, once."""

from tests.views.at_window import lay


def test_a_busy_machine_is_told_once(window):
    page = lay(window)
    page.session.hurried.emit()
    assert "busy" in page.notice.text and page.notice.isVisible()
    page.notice.say_for_a_while("Something else.")
    page.session.hurried.emit()
    assert page.notice.text == "Something else."


def test_it_is_told_over_nothing_else(window):
    page = lay(window)
    page.notice.say("Not saved since 12:00.")
    page.session.hurried.emit()
    assert page.notice.text == "Not saved since 12:00."
    page.notice.leave()
    page.session.hurried.emit()
    assert "busy" in page.notice.text


def test_it_waits_until_the_table_is_in_front(window):
    page = lay(window)
    window.show_page("library")
    page.session.hurried.emit()
    assert not page.notice.text
    window.show_game()
    page.session.hurried.emit()
    assert "busy" in page.notice.text


def test_the_session_hears_it_from_whoever_thinks(window):
    page, heard = lay(window), []
    page.session.hurried.connect(lambda: heard.append(1))
    page.session._computers._thinker.hurried.emit()
    assert heard == [1]
