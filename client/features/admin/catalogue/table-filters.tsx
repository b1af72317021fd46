// The search and the filters above the owner's table.
import { bookStates, stateNames, type BookState } from '../../../../domain/book-states.ts';
import { categories, levelNames, levelOf, type Category } from '../../../../domain/levels.ts';
import { Select, TextInput } from '../../../ui/field.tsx';
import type { TableView } from './use-table.ts';

export function TableFilters({
  view,
  onChange,
}: {
  view: TableView;
  onChange: (view: TableView) => void;
}) {
  return (
    <div className="flex min-w-0 grow flex-wrap justify-end gap-3 sm:flex-nowrap">
      <Select
        className="sm:w-44"
        aria-label="Level"
        value={view.category ?? ''}
        onChange={({ target }) =>
          onChange({ ...view, category: (target.value || null) as Category | null })
        }
      >
        <option value="">All levels</option>
        {categories.map((one) => (
          <option key={one} value={one}>
            {`Level ${levelOf(one)}: ${levelNames[one]}`}
          </option>
        ))}
      </Select>
      <Select
        className="sm:w-40"
        aria-label="State"
        value={view.state ?? ''}
        onChange={({ target }) =>
          onChange({ ...view, state: (target.value || null) as BookState | null })
        }
      >
        <option value="">All states</option>
        {bookStates.map((one) => (
          <option key={one} value={one}>
            {stateNames[one]}
          </option>
        ))}
      </Select>
      <TextInput
        type="search"
        className="sm:max-w-sm"
        aria-label="Search the books"
        placeholder="Title, author, level or state"
        autoComplete="off"
        value={view.search}
        onChange={({ target }) => onChange({ ...view, search: target.value })}
      />
    </div>
  );
}
