import { ChevronDown, CircleUserRound, LogOut } from 'lucide-react';
import { pages } from '../../../contracts/pages.ts';
import type { Avatar as AvatarName } from '../../../domain/family.ts';
import { Avatar } from '../../family/avatar.tsx';
import { followAfterAsking } from '../../grown-ups/ask-first.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StarCount } from '../../ui/star.tsx';

/** `totalStars` is null while the student's record is still loading. */
export function TopBar({
  firstName,
  avatar,
  hasSiblings,
  totalStars,
  onLogout,
}: {
  firstName: string | null;
  avatar: AvatarName | null;
  /** Whether another child can be chosen. */
  hasSiblings: boolean;
  totalStars: number | null;
  onLogout: () => void;
}) {
  const name = firstName ?? 'Student';
  const child = (
    <>
      <Avatar
        name={avatar}
        firstName={firstName}
        className="size-9 [view-transition-name:child-avatar]"
      />
      <span className="truncate">{name}</span>
    </>
  );
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
          {hasSiblings ? (
            <ButtonLink
              href={pages.whoIsReading}
              variant="quiet"
              className="max-w-[40vw] rounded-full! border-2 border-line py-1! pr-2! pl-1.5! max-sm:-ml-1 sm:max-w-48"
            >
              {child}
              <span className="sr-only"> is reading. Choose another child</span>
              <ChevronDown aria-hidden="true" className="size-4" />
            </ButtonLink>
          ) : (
            <span className="flex min-w-0 items-center gap-2 font-display font-semibold max-sm:max-w-[40vw] sm:max-w-48">
              {child}
            </span>
          )}
          <ButtonLink
            href={pages.account}
            onClick={followAfterAsking}
            variant="quiet"
            className="px-3!"
          >
            <CircleUserRound aria-hidden="true" className="max-[22rem]:hidden sm:max-md:hidden" />
            <span>Account</span>
            {!hasSiblings && <span className="sr-only">{`of ${name}`}</span>}
          </ButtonLink>
          <Button variant="quiet" className="px-3! max-sm:-mr-3" onClick={onLogout}>
            <LogOut aria-hidden="true" className="max-[22rem]:hidden sm:max-md:hidden" />
            Logout
          </Button>
        </nav>
      </div>
    </header>
  );
}
