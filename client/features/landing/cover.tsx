import type { Category } from '../../../domain/levels.ts';
import { classNames } from '../../ui/class-names.ts';
import { levelBooks } from './level-books.ts';

const files = import.meta.glob<string>('../../pictures/covers/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The cover of a book of a level. Decoration. `className` gives its width. */
export function Cover({
  category,
  lazy = false,
  className,
}: {
  category: Category;
  lazy?: boolean;
  className: string;
}) {
  return (
    <img
      src={files[`../../pictures/covers/${levelBooks[category].cover}.svg`]}
      alt=""
      width={600}
      height={800}
      loading={lazy ? 'lazy' : 'eager'}
      className={classNames('h-auto shrink-0', className)}
    />
  );
}
