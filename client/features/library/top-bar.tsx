import { CircleUserRound, LogOut } from 'lucide-react';
import { pages } from '../../../contracts/pages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StarCount } from '../../ui/star.tsx';

/** `totalStars` is null while the student's record is still loading. */
export function TopBar({
  firstName,
  totalStars,
  onLogout,
}: {
  firstName: string | null;
  totalStars: number | null;
  onLogout: () => void;
}) {
  return (
    <header className="border-b border-line bg-page/85">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 sm:px-6">
        {/* Shrinks, so that the stars stay on the same line. */}
        <span className="flex min-w-0 flex-1 items-center gap-2 font-display text-lg font-semibold min-[24rem]:text-xl sm:text-2xl">
          <Logo className="size-10 sm:size-12" />
          <span className="truncate">Step Into Reading</span>
        </span>
        {totalStars === null ? (
          <Skeleton className="h-11 w-18 rounded-full" />
        ) : (
          <StarCount total={totalStars} />
        )}
        {/* On a phone the account links are in a second row. */}
        <nav
          aria-label="Your account"
          className="flex w-full items-center justify-between gap-1 sm:w-auto sm:justify-start"
        >
          <ButtonLink
            href={pages.account}
            variant="quiet"
            className="max-w-[60vw] px-3! max-sm:-ml-3 sm:max-w-56"
          >
            <CircleUserRound aria-hidden="true" />
            <span className="sr-only">Account of </span>
            <span className="truncate">{firstName ?? 'Student'}</span>
          </ButtonLink>
          <Button variant="quiet" className="px-3! max-sm:-mr-3" onClick={onLogout}>
            <LogOut aria-hidden="true" />
            Logout
          </Button>
        </nav>
      </div>
    </header>
  );
}
