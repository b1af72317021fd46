import { BookOpen, ClipboardList, Shapes, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { MOST_CHILDREN } from '../../../domain/family.ts';
import { categories } from '../../../domain/levels.ts';
import { stepIds } from '../../../domain/teaching-steps.ts';
import ear from '../../pictures/ear.svg';
import { Star } from '../../ui/star.tsx';

function Thing({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="flex items-start gap-4">
      <span className="flex size-14 shrink-0 items-center justify-center rounded-2xl bg-page text-sea shadow-card">
        {icon}
      </span>
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1 text-pretty text-ink-soft">{text}</p>
      </div>
    </li>
  );
}

/** Six things that a family finds behind the door, addressed to the parent. */
export function Inside() {
  return (
    <section className="mx-auto w-full max-w-6xl px-4 pb-4 pt-10 sm:px-6">
      <h2 className="text-3xl">What is inside</h2>
      <ul className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        <Thing
          icon={<BookOpen className="size-7" aria-hidden="true" />}
          title={`Books in ${categories.length} levels`}
          text={`In ${stepIds.length} small steps, and your child’s path always shows the next book.`}
        />
        <Thing
          icon={<img src={ear} alt="" width={32} height={32} loading="lazy" className="size-8" />}
          title="Read to me"
          text="Sentence by sentence, each one lit while it is said."
        />
        <Thing
          icon={<Users className="size-7" aria-hidden="true" />}
          title={`Up to ${MOST_CHILDREN} children`}
          text="Each has a path, stars, and a place in every book."
        />
        <Thing
          icon={<Star className="size-8" />}
          title="A gold star for every book"
          text="And paw prints for reading it again."
        />
        <Thing
          icon={<Shapes className="size-7" aria-hidden="true" />}
          title="A warm-up of two minutes"
          text="With the words your child needed help with."
        />
        <Thing
          icon={<ClipboardList className="size-7" aria-hidden="true" />}
          title="A page for you"
          text="Which books were read, which sounds were met, and which words needed help."
        />
      </ul>
    </section>
  );
}
