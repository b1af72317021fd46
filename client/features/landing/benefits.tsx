import { BookOpen, Shapes } from 'lucide-react';
import type { ReactNode } from 'react';
import { Star } from '../../ui/star.tsx';

function Benefit({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="flex items-start gap-4">
      <span className="flex size-14 shrink-0 items-center justify-center rounded-2xl bg-page shadow-card">
        {icon}
      </span>
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
    </li>
  );
}

/** Three benefits, addressed to the parent. */
export function Benefits() {
  return (
    <ul className="mx-auto grid w-full max-w-6xl gap-7 px-4 pb-6 pt-10 sm:px-6 md:grid-cols-3">
      <Benefit
        icon={<Shapes className="size-7 text-sea" aria-hidden="true" />}
        title="Words your child can sound out"
        text="Every book keeps to the letters and sounds its level has taught."
      />
      <Benefit
        icon={<BookOpen className="size-7 text-sea" aria-hidden="true" />}
        title="Real books, page by page"
        text="Big pictures and clear letters, on a tablet, a phone or a computer."
      />
      <Benefit
        icon={<Star className="size-8" />}
        title="A gold star for every book"
        text="Finished books and stars wait on your child's own shelf."
      />
    </ul>
  );
}
