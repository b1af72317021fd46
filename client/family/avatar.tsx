// The animal that stands for a child; its first letter where it has chosen none.
import type { Avatar as AvatarName } from '../../domain/family.ts';
import { classNames } from '../ui/class-names.ts';

const files = import.meta.glob<string>('../pictures/avatars/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Returns the address of an animal's picture. */
const avatarFile = (name: AvatarName): string => files[`../pictures/avatars/${name}.svg`] ?? '';

/** Decoration: the child's name stands beside it. `className` gives its size. */
export function Avatar({
  name,
  firstName,
  className,
}: {
  name: AvatarName | null;
  firstName: string | null;
  className: string;
}) {
  if (name !== null) {
    return (
      <img
        src={avatarFile(name)}
        alt=""
        width={96}
        height={96}
        className={classNames('shrink-0 rounded-full', className)}
      />
    );
  }
  const [letter = '?'] = firstName ?? '';
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      className={classNames('shrink-0 rounded-full bg-sea-wash', className)}
    >
      <text
        x="48"
        y="64"
        textAnchor="middle"
        className="fill-sea-deep font-display text-[46px] font-semibold"
      >
        {letter.toUpperCase()}
      </text>
    </svg>
  );
}
