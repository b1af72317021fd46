import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../contracts/pages.ts';
import { useAsksGrownUp } from '../auth/asks-grown-up.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { Door } from './door.tsx';
import { isDoorOpen, openDoor, useOpenedAt } from './open-door.ts';

/** A screen that is a grown-up's: the door comes first, however the screen was reached. Once in, a grown-up stays in. */
export function BehindDoor({ children }: { children: ReactNode }) {
  const asks = useAsksGrownUp();
  const [, navigate] = useLocation();
  const [cameIn] = useState(isDoorOpen);
  const openedAt = useOpenedAt();
  const [openedBefore] = useState(openedAt);
  if (!asks || cameIn || openedAt !== openedBefore) return children;
  return (
    <>
      <PageSkeleton />
      <Door onOpen={openDoor} onClose={() => navigate(pages.home, { replace: true })} />
    </>
  );
}
