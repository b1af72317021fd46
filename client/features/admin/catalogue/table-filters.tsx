// The search and the filters above the owner's table.
import { bookStates, stateNames, type BookState } from '../../../../domain/book-states.ts';
import type { Category } from '../../../../domain/levels.ts';
import { Select, TextInput } from '../../../ui/field.tsx';
import type { TableView } from './use-table.ts';
import { CategoryOptions } from './category-options.tsx';

export function TableFilters({
  view,
  onChange,
}: {
  view: TableView;
  onChange: (view: TableView) => void;
}) {
  return (
    <div className="flex min-w-0 grow flex-wrap gap-3 lg:justify-end">
      <Select
        className="sm:w-44"
        aria-label="Level"
        value={view.category ?? ''}
        onChange={({ target }) =>
          onChange({ ...view, category: (target.value || null) as Category | null })
        }
      >
        <option value="">All levels</option>
        <CategoryOptions />
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
        className="sm:w-auto sm:grow sm:basis-64 lg:max-w-sm"
        aria-label="Search the books"
        placeholder="Title, author, level or state"
        autoComplete="off"
        value={view.search}
        onChange={({ target }) => onChange({ ...view, search: target.value })}
      />
    </div>
  );
}
