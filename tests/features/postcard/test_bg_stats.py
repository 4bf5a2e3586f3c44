"""A play as a link for BG Stats, in the form that its maker publishes."""

import json
from urllib.parse import parse_qs, urlsplit

import pytest
from PySide6.QtGui import QGuiApplication

from hamster_table.engine.catalogue import games
from hamster_table.features.postcard.bg_stats import play_link
from tests.features.postcard.test_postcard import over  # noqa: F401


def read(link):
    """What an app reads that the link is opened with."""
    address = urlsplit(link)
    assert (address.scheme, address.netloc, address.path) == ("https", "app.bgstatsapp.com", "/createPlay.html")
    assert address.fragment == "" and link.isascii()
    [data] = parse_qs(address.query, strict_parsing=True)["data"]
    return json.loads(data)


@pytest.mark.parametrize("game", games())
def test_it_holds_names_places_winners_and_the_moment_in_utc(window, over, game):  # noqa: F811
    session = over(game, ("Mira & Söhne #1", "שלום"))
    play = read(play_link(session, "2026-11-28T23:30:05+01:00"))
    standing = session.match.standing
    assert play["playDate"] == "2026-11-28 22:30:05" and play["sourceName"] == "Hamster Table"
    assert play["game"] == {
        "name": session.match.game.title,
        "sourceGameId": game,
        "highestWins": True,
        "noPoints": True,
    }
    assert [one["name"] for one in play["players"]] == ["Mira & Söhne #1", "שלום"]
    assert [one["rank"] for one in play["players"]] == list(standing.places)
    assert [one["winner"] for one in play["players"]] == [seat in standing.winners for seat in (0, 1)]
    assert play["players"][0]["sourcePlayerId"] == "mira & söhne #1" and play["sourcePlayId"] == session.match.digest


def test_where_the_alligators_have_won_nobody_else_is_first(window, over):  # noqa: F811
    play = read(play_link(over(seed="d"), ""))
    assert [(one["rank"], one["winner"]) for one in play["players"]] == [(2, False), (2, False)]


def test_a_press_on_the_postcard_copies_it_and_says_what_it_is_for(window, over):  # noqa: F811
    session = over()
    window.show_page("postcard")
    page = window.page
    page.head.itemAt(page.head.count() - 1).widget().press()
    kept = window.library.ask(lambda store: store.rows_of(session.match), [])
    assert QGuiApplication.clipboard().text() == play_link(session, kept[-1].played)
    assert "Open it on the phone" in page.bar.title.text()
