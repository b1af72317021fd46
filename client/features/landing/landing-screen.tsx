import { KeyRound, Mail } from 'lucide-react';
import { Link } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { GoogleButton } from '../../auth/google-button.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { OrDivider } from '../../ui/or-divider.tsx';
import { Page } from '../../ui/page.tsx';
import { LevelPath } from './level-path.tsx';
import { Benefits } from './benefits.tsx';
import { Promises } from './promises.tsx';
import { SamplePage } from './sample-page.tsx';
import { Sky } from './sky.tsx';
import { SteppingStones } from './stepping-stones.tsx';

/** What a visitor sees first: the name, the picture, and the ways to sign in. */
export function LandingScreen() {
  return (
    <Page width="full" className="!px-0 !py-0">
      <div className="relative isolate overflow-hidden bg-linear-to-b from-[#cfe9f6] via-[#eaf3ee] via-60% to-[#fff1d8]">
        <Sky className="absolute inset-0 -z-10 h-full w-full" />
        <SteppingStones className="absolute inset-x-0 bottom-0 -z-10" />
        <div className="mx-auto grid w-full max-w-6xl items-center gap-7 px-4 pb-[54vw] pt-6 sm:px-6 md:pb-[26vw] md:pt-9 lg:grid-cols-[1.2fr_1fr] lg:gap-12 lg:pb-[26vw] lg:pt-16 lying:grid-cols-2 lying:gap-6 lying:pb-[24vw] lying:max-md:pb-[31vw] lying:pt-5">
          <div className="flex flex-col items-center text-center lg:items-start lg:text-left lying:items-start lying:text-left">
            <Logo className="size-24 sm:size-28 lg:size-36 lying:size-20" />
            <h1 className="mt-3 text-[clamp(2.1rem,10.5vw,2.6rem)] sm:text-6xl lg:mt-5 xl:text-7xl lying:mt-3 lying:text-5xl">
              Step Into Reading
            </h1>
            <p className="mt-3 max-w-md text-balance font-display text-2xl font-medium text-sea-deep sm:text-[1.7rem] sm:leading-snug">
              Step Into Reading, One Sound at a Time!
            </p>
          </div>
          <section
            aria-label="Join or sign in"
            className="mx-auto flex w-full max-w-md flex-col gap-3 rounded-card border border-line bg-page p-5 shadow-lift sm:p-8 lying:gap-1.5 lying:p-3"
          >
            <ButtonLink href={pages.signUp} size="lg" className="w-full">
              New here? Create an account
            </ButtonLink>
            <p className="text-center text-[0.95rem] text-balance text-ink-soft">
              $4.99 AUD per month for the whole family. Cancel anytime.
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
      </div>
      <SamplePage />
      <Benefits />
      <LevelPath />
      <Promises />
      <footer className="mx-auto flex w-full max-w-6xl justify-end px-4 pb-8 pt-2 text-ink-soft sm:px-6">
        <Link
          href={pages.adminLogin}
          className="inline-flex min-h-12 items-center gap-2 rounded-lg underline decoration-1 underline-offset-4 hover:text-ink"
        >
          <KeyRound className="size-4" aria-hidden="true" />
          Library Admin
        </Link>
      </footer>
    </Page>
  );
}
