// 'Discover New Books': chips, search, filter, order and the grid.
import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useRef } from 'react';
import { messageOf } from '../../api/api.ts';
import type { ShelfOrder } from '../../../contracts/books.ts';
import type { ReadingState } from '../../../domain/fit.ts';
import type { Category } from '../../../domain/levels.ts';
import { count } from '../../../domain/count.ts';
import { retryFailed } from '../../api/queries.ts';
import echidna from '../../pictures/echidna-searching.svg';
import quokka from '../../pictures/quokka-with-books.svg';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useFocusNewItem } from '../../ui/use-focus-new-item.ts';
import { useRestoredState } from '../../browser/scroll-restoration.ts';
import { BookGrid, BookGridSkeleton } from './book-grid.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { GroupChips } from './group-chips.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { OrderSelect } from './order-select.tsx';
import { ReadOut } from './read-out.tsx';
import { SearchField } from './search-field.tsx';
import { FIRST_ORDER, readingStateLabels, type ProgressByBook } from './shelf.ts';
import { useShelf } from './use-shelf.ts';

/** The family's choices survive a reload. */
const KEEP_ON_RELOAD = { outlivesReload: true };

/** A phone in either orientation, where the panel covers the results. */
const PHONE = '(max-width: 40rem), (max-height: 32rem)';

export function Discover({
  firstName,
  progressByBook,
}: {
  firstName: string | null;
  progressByBook: ProgressByBook;
}) {
  const id = useId();
  const searchButton = useRef<HTMLButtonElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const [category, setCategory] = useRestoredState<Category | null>(
    'category',
    null,
    KEEP_ON_RELOAD,
  );
  const [state, setState] = useRestoredState<ReadingState | 'all'>(
    'reading state',
    'all',
    KEEP_ON_RELOAD,
  );
  const [sort, setSort] = useRestoredState<ShelfOrder>('order', FIRST_ORDER, KEEP_ON_RELOAD);
  const [search, setSearch] = useRestoredState('search', '', KEEP_ON_RELOAD);
  const [searching, setSearching] = useRestoredState('searching', false, KEEP_ON_RELOAD);
  const [filtering, setFiltering] = useRestoredState('filtering', false);
  const shelf = useShelf({ category, state, search, sort }, progressByBook);
  const { books, total } = shelf;

  const results = useRef<HTMLDivElement>(null);
  const resultList = useRef<HTMLDivElement>(null);
  const goOn = useFocusNewItem(resultList, 'li', books.length);

  // With the panel closed, the button shows why books are missing.
  const hidesState = !filtering && state !== 'all';
  const closeSearch = () => {
    setSearch('');
    setSearching(false);
    searchButton.current?.focus();
  };
  const closeFilter = () => {
    setFiltering(false);
    filterButton.current?.focus();
  };
  const readAgain = () => {
    setState('all');
    setSort(FIRST_ORDER);
  };
  const showResults = () => {
    if (window.matchMedia(PHONE).matches) results.current?.scrollIntoView();
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
            ref={filterButton}
            variant="secondary"
            className={hidesState ? 'border-sea! bg-sea-wash! text-sea-deep!' : ''}
            aria-expanded={filtering}
            aria-controls={`${id}-filter`}
            onClick={() => setFiltering(!filtering)}
          >
            <SlidersHorizontal aria-hidden="true" />
            <span>{hidesState ? `Filter: ${readingStateLabels[state]}` : 'Filter'}</span>
          </Button>
        </div>
      </div>
      <GroupChips category={category} onCategory={setCategory} />
      <OrderSelect sort={sort} onSort={setSort} firstName={firstName} />
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
          onTapped={showResults}
          onClose={closeFilter}
        />
      )}
      <div ref={results} className="mt-5 scroll-mt-4">
        {shelf.isReadOut && <ReadOut onReadAgain={state === 'all' ? null : readAgain} />}
        {shelf.isPending ? (
          <BookGridSkeleton />
        ) : shelf.error ? (
          <Problem
            title="The books could not be loaded"
            text={messageOf(shelf.error, 'Please try again in a moment.')}
            action={<Button onClick={retryFailed}>Try again</Button>}
          />
        ) : books.length > 0 ? (
          <div
            ref={resultList}
            aria-busy={shelf.isStale || undefined}
            className={shelf.isStale ? 'opacity-60' : ''}
          >
            <BookGrid books={books} progressByBook={progressByBook} />
            {shelf.hasMore && (
              <ShowMore
                of="books"
                shown={books.length}
                total={total}
                isFetching={shelf.isFetchingMore}
                hasFailed={shelf.hasMoreFailed}
                onMore={() => {
                  goOn();
                  shelf.showMore();
                }}
              />
            )}
          </div>
        ) : shelf.isReadOut ? null : shelf.hasBooks && search.trim() !== '' ? (
          <Problem title={`No books match "${search.trim()}".`} picture={echidna} />
        ) : shelf.needsNetwork ? null : shelf.hasBooks && state !== 'all' ? (
          <Problem
            title="No books here yet."
            picture={echidna}
            text="None of these books fits the reading state chosen under Filter."
            action={<Button onClick={() => setState('all')}>Show all of them</Button>}
          />
        ) : (
          <Problem title="No books available yet." picture={quokka} />
        )}
        {shelf.needsNetwork && !shelf.hasMore && (
          <p className="mt-6 text-center text-ink-soft">Showing more books needs a network.</p>
        )}
      </div>
      <p className="sr-only" role="status">
        {!shelf.isPending &&
        !shelf.error &&
        !shelf.isStale &&
        (searching || filtering || category !== null)
          ? count(total, 'book')
          : ''}
      </p>
    </section>
  );
}
