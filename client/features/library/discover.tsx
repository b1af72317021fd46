// 'Discover New Books': chips, search, filter and the grid. The level is asked of the server, search
// and reading state are answered here.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useRef } from 'react';
import { messageOf } from '../../api.ts';
import type { Category } from '../../../domain/levels.ts';
import { booksQuery, retryFailed } from '../../queries.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useKept } from '../../ui/way-back.ts';
import { BookGrid, BookGridSkeleton } from './book-grid.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { GroupChips } from './group-chips.tsx';
import { SearchField } from './search-field.tsx';
import { findBooks, readingStateLabels, type Places, type ReadingState } from './shelf.ts';

export function Discover({ places }: { places: Places }) {
  const id = useId();
  const searchButton = useRef<HTMLButtonElement>(null);
  const [category, setCategory] = useKept<Category | null>('category', null);
  const [state, setState] = useKept<ReadingState>('reading state', 'all');
  const [search, setSearch] = useKept('search', '');
  const [searching, setSearching] = useKept('searching', false);
  const [filtering, setFiltering] = useKept('filtering', false);
  const queryClient = useQueryClient();
  const books = useQuery({
    ...booksQuery(category ?? undefined),
    retryOnMount: false,
    // The whole catalogue is here already: a chip answers at once, and the server has the last word.
    placeholderData: () =>
      queryClient.getQueryData(booksQuery().queryKey)?.filter((book) => book.category === category),
  });

  const found = findBooks(books.data ?? [], places, { search, state });
  // A closed panel must not hide why books are missing.
  const hidesState = !filtering && state !== 'all';
  const closeSearch = () => {
    setSearch('');
    setSearching(false);
    searchButton.current?.focus();
  };

  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="text-2xl sm:text-3xl">
          Discover New Books
        </h2>
        <div className="flex gap-2">
          <Button
            ref={searchButton}
            variant="secondary"
            aria-expanded={searching}
            aria-controls={`${id}-search`}
            onClick={() => (searching ? closeSearch() : setSearching(true))}
          >
            <Search aria-hidden="true" />
            Search
          </Button>
          <Button
            variant="secondary"
            className={hidesState ? 'border-sea! bg-sea-wash! text-sea-deep!' : ''}
            aria-expanded={filtering}
            aria-controls={`${id}-filter`}
            onClick={() => setFiltering(!filtering)}
          >
            <SlidersHorizontal aria-hidden="true" />
            {hidesState ? `Filter: ${readingStateLabels[state]}` : 'Filter'}
          </Button>
        </div>
      </div>
      <GroupChips category={category} onCategory={setCategory} />
      {searching && (
        <SearchField
          id={`${id}-search`}
          value={search}
          onChange={setSearch}
          onClose={closeSearch}
        />
      )}
      {filtering && (
        <FilterPanel
          id={`${id}-filter`}
          category={category}
          onCategory={setCategory}
          state={state}
          onState={setState}
        />
      )}
      <div className="mt-5">
        {books.isPending ? (
          <BookGridSkeleton />
        ) : books.isError ? (
          <Problem
            title="The books could not be fetched"
            text={messageOf(books.error, 'Please try again in a moment.')}
            action={<Button onClick={retryFailed}>Try again</Button>}
          />
        ) : found.length > 0 ? (
          <BookGrid books={found} places={places} />
        ) : books.data.length > 0 && search.trim() !== '' ? (
          <Problem title={`No books match "${search.trim()}".`} />
        ) : books.data.length > 0 ? (
          <Problem
            title="No books here yet."
            text="None of these books fits the reading state chosen under Filter."
            action={<Button onClick={() => setState('all')}>Show all of them</Button>}
          />
        ) : (
          <Problem title="No books available yet." />
        )}
      </div>
      <p className="sr-only" role="status">
        {books.isSuccess && (searching || filtering || category !== null)
          ? `${found.length} ${found.length === 1 ? 'book' : 'books'}`
          : ''}
      </p>
    </section>
  );
}
