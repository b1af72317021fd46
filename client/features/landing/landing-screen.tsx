import { KeyRound, Mail } from 'lucide-react';
import { Link } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { GoogleButton } from '../../auth/google-button.tsx';
import { includesGst, inDollars, offeredAmount } from '../../billing/price.ts';
import { ShopLinks } from '../../billing/shop-links.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { OrDivider } from '../../ui/or-divider.tsx';
import { Page } from '../../ui/page.tsx';
import { LevelPath } from './level-path.tsx';
import { Covers } from './covers.tsx';
import { Hills } from './hills.tsx';
import { Inside } from './inside.tsx';
import { Promises } from './promises.tsx';
import { SamplePage } from './sample-page.tsx';
import { Sky } from './sky.tsx';
import { SteppingStones } from './stepping-stones.tsx';

/** What a visitor sees first: the name, the ways to join and to sign in, and five books. */
export function LandingScreen() {
  return (
    <Page width="full" className="!px-0 !py-0">
      <div className="relative isolate overflow-hidden bg-linear-to-b from-[#cfe9f6] via-[#eaf3ee] via-60% to-[#fff1d8]">
        <Sky className="absolute inset-0 -z-10 h-full w-full" />
        <Hills className="absolute inset-x-0 bottom-0 -z-10 h-40 w-full sm:h-56 lying:h-32" />
        <div className="mx-auto grid w-full max-w-6xl items-center gap-4 px-4 pt-3 sm:gap-7 sm:px-6 sm:pt-9 lg:grid-cols-[1.2fr_1fr] lg:gap-12 lying:grid-cols-2 lying:gap-6 lying:max-md:grid-cols-[1fr_1.25fr] lying:pt-4">
          <div className="flex flex-col items-center text-center lg:items-start lg:text-left lying:items-start lying:text-left">
            <Logo className="size-16 sm:size-24 lying:size-14" />
            <h1 className="text-[clamp(2.1rem,10.5vw,2.6rem)] sm:mt-3 sm:text-6xl xl:text-7xl lying:mt-1 lying:text-4xl">
              Step Into Reading
            </h1>
            <p className="mt-1 max-w-md text-balance font-display text-xl font-medium leading-snug text-sea-deep sm:mt-3 sm:text-[1.7rem] lying:mt-1 lying:text-xl">
              Step Into Reading, One Sound at a Time!
            </p>
            <p className="mt-1 max-w-md text-balance sm:mt-3 sm:text-lg lying:mt-1 lying:text-base">
              Picture books your child can really read, because each one keeps to the letters and
              sounds taught so far. For children from 3 to 8.
            </p>
          </div>
          <section
            aria-label="Join or sign in"
            className="mx-auto flex w-full max-w-md flex-col gap-2 rounded-card border border-line bg-page p-4 shadow-lift sm:gap-3 sm:p-7 lying:gap-1.5 lying:p-3 lying:max-md:[&_:is(a,button)]:px-2 lying:max-md:[&_:is(a,button)]:text-lg"
          >
            <ButtonLink href={pages.signUp} size="lg" className="w-full">
              New here? Create an account
            </ButtonLink>
            <p className="text-center text-[0.95rem] text-balance text-ink-soft">
              {`${inDollars(offeredAmount())} AUD per month for the whole family${includesGst() ? ', including GST' : ''}. Cancel anytime.`}
            </p>
            <p className="border-t border-line pt-2 text-center text-ink-soft">Already with us?</p>
            <GoogleButton text="Sign In With Google" variant="secondary" />
            <OrDivider />
            <ButtonLink href={pages.signIn} variant="secondary" size="lg" className="w-full">
              <Mail aria-hidden="true" />
              Sign In With Email
            </ButtonLink>
          </section>
        </div>
        <Covers className="mx-auto -mb-2 mt-4 w-full max-w-md sm:-mb-4 sm:mt-8 sm:max-w-2xl" />
      </div>
      <SamplePage />
      <Inside />
      <LevelPath />
      <Promises />
      <footer className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-end gap-x-6 px-4 pt-2 text-ink-soft sm:px-6">
        <ShopLinks className="mr-auto" />
        <Link
          href={pages.adminLogin}
          className="inline-flex min-h-12 items-center gap-2 rounded-lg underline decoration-1 underline-offset-4 hover:text-ink"
        >
          <KeyRound className="size-4" aria-hidden="true" />
          Library Admin
        </Link>
      </footer>
      <SteppingStones />
    </Page>
  );
}
