import { X } from 'lucide-react';
import type { ChangeGroup } from '../../../../contracts/record.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/field.tsx';
import type { RecordFilter } from './record-query.ts';

const groupNames: Record<ChangeGroup, string> = {
  books: 'Books',
  sounds: 'Heart words and sounds',
  owners: 'Owners',
  families: 'Families',
};

/** Returns the filter without one of its parts. */
const without = (filter: RecordFilter, part: keyof RecordFilter): RecordFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => name !== part));

function Chip({ name, onDrop }: { name: string; onDrop: () => void }) {
  return (
    <Button variant="secondary" aria-label={`Show not only: ${name}`} onClick={onDrop}>
      <span className="max-w-60 truncate">{name}</span>
      <X aria-hidden="true" className="size-4" />
    </Button>
  );
}

/** What the record is narrowed to: a group by choice; an owner, or a book, from one of its entries. */
export function RecordFilterBar({
  filter,
  subjectName,
  onFilter,
  onDrop,
}: {
  filter: RecordFilter;
  /** The name of what `filter.subject` is. */
  subjectName: string;
  onFilter: (filter: RecordFilter) => void;
  /** Called with the filter without an owner or a book, whose button is gone then. */
  onDrop: (filter: RecordFilter) => void;
}) {
  const { group, by, subject } = filter;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <Select
        className="sm:w-64"
        aria-label="Changes of"
        value={group ?? ''}
        onChange={({ target: { value } }) => {
          const rest = without(filter, 'group');
          onFilter(value === '' ? rest : { ...rest, group: value as ChangeGroup });
        }}
      >
        <option value="">All changes</option>
        {Object.entries(groupNames).map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </Select>
      {by !== undefined && <Chip name={`By ${by}`} onDrop={() => onDrop(without(filter, 'by'))} />}
      {subject !== undefined && (
        <Chip name={`Of “${subjectName}”`} onDrop={() => onDrop(without(filter, 'subject'))} />
      )}
    </div>
  );
}
