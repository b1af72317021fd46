import { Avatar } from '../../family/avatar.tsx';
import { useFamily } from '../../family/shown-child.ts';

/** Whose a card is, in a family of several children. */
export function OfChild() {
  const { children, child } = useFamily();
  if (child === null || children.length < 2) return null;
  const { firstName, avatar } = child;
  return (
    <p className="mb-3 flex min-w-0 items-center gap-2 font-bold text-ink-soft">
      <Avatar name={avatar} firstName={firstName} className="size-8" />
      <span className="truncate">{`For ${firstName ?? 'Student'}`}</span>
    </p>
  );
}
