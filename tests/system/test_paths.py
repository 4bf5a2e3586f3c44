"""Where the program keeps its files."""

import platformdirs

from hamster_table.system import paths

EVERY = (
    paths.data_folder,
    paths.settings_file,
    paths.session_store,
    paths.saves_folder,
    paths.log_file,
)


def test_one_variable_moves_everything(home):
    assert all(place() == home or home in place().parents for place in EVERY)


def test_asking_makes_no_folder(home):
    home.rmdir()
    assert not any(place().exists() for place in EVERY)


def test_without_the_variable_the_platform_decides(monkeypatch, tmp_path):
    monkeypatch.delenv("HAMSTER_TABLE_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert paths.data_folder() == platformdirs.user_data_path("hamster_table", appauthor=False)
    assert paths.saves_folder().parent == platformdirs.user_documents_path()


def test_a_tilde_is_the_home_of_the_person(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("HAMSTER_TABLE_HOME", "~/hamsters")
    assert paths.data_folder() == tmp_path / "hamsters"
