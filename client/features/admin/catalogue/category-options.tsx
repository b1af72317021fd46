import { categories, levelTitle } from '../../../../domain/levels.ts';

/** The options of a level select, by number and name. Their values are categories. */
export function CategoryOptions() {
  return categories.map((category) => (
    <option key={category} value={category}>
      {levelTitle(category)}
    </option>
  ));
}
