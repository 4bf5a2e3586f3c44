"""What pyproject.toml cannot say: resources/ travels inside the package."""

from setuptools import find_packages, setup

setup(
    packages=[*find_packages(include=["hamster_table", "hamster_table.*"]), "hamster_table.resources_data"],
    package_dir={"hamster_table.resources_data": "resources"},
    package_data={
        "": ["**/*.toml", "**/learned.json"],
        "hamster_table": ["py.typed"],
        "hamster_table.resources_data": ["**/*"],
    },
    # The program reads what is compiled from them; the pseudo-language is for those who work on it.
    exclude_package_data={"hamster_table.resources_data": ["translations/*.ts", "translations/*_xx.*", "**/*.pyc"]},
)
