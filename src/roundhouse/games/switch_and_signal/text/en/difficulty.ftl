## How hard a set of options is (SW-16.6)

difficulty = Difficulty: { $label }. At tables like this our bot “{ $bot }” wins about { $percent } games in a hundred.
difficulty-very_easy = very easy
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
difficulty-very_hard = very hard
difficulty-unknown = Difficulty: unknown. Nobody has measured this map yet.
