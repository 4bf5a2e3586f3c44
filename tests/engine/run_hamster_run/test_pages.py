"""The pages of docs/ say what the program says."""

from tests.engine.run_hamster_run.pages import FORMS, RULINGS, forms_page, rulings_page

ADVICE = "run: python -m tests.engine.run_hamster_run.pages"


def test_the_book_of_rulings_is_that_of_the_program():
    assert RULINGS.read_text("utf-8") == rulings_page(), ADVICE


def test_the_tables_of_the_json_forms_are_those_of_the_classes():
    page = FORMS.read_text("utf-8")
    assert page == forms_page(page), ADVICE
