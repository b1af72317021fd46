import type { ComponentProps } from 'react';
import { Check } from 'lucide-react';
import { avatars, type Avatar as AvatarName } from '../../../domain/family.ts';
import { Avatar } from '../../family/avatar.tsx';

const nameOf = (avatar: AvatarName) => avatar.charAt(0).toUpperCase() + avatar.slice(1);

/** The animals to choose from. `field` connects each radio button to its form. */
export function AvatarPicker({ field }: { field: ComponentProps<'input'> }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">Animal (optional)</legend>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-6">
        {avatars.map((avatar) => (
          <label
            key={avatar}
            title={nameOf(avatar)}
            className="relative aspect-square rounded-full border-4 border-transparent hover:border-line has-checked:border-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea forced-colors:has-checked:border-[Highlight]"
          >
            <input
              {...field}
              type="radio"
              value={avatar}
              aria-label={nameOf(avatar)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Avatar name={avatar} firstName={null} className="size-full" />
            <Check
              aria-hidden="true"
              strokeWidth={4}
              className="absolute -right-1 -bottom-1 hidden size-7 rounded-full border-2 border-page bg-sea p-1 text-white peer-checked:block"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
