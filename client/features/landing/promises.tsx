import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { MOST_CHILDREN } from '../../../domain/family.ts';
import { includesGst, inDollars, offeredAmount } from '../../billing/price.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

function Point({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Check className="mt-1 size-5 shrink-0 text-sea" aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

function Question({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 py-2 font-display text-lg font-semibold leading-tight">
        <span>{question}</span>
        <ChevronDown className="size-6 shrink-0 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <p className="pb-4 text-ink-soft">{children}</p>
    </details>
  );
}

/** What a parent wants to know before joining: what is kept, what it costs, and three answers. */
export function Promises() {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-6 sm:px-6 md:grid-cols-[1.4fr_1fr]">
      <Card>
        <Card.Title>What we keep, and what we don’t</Card.Title>
        <ul className="grid gap-3">
          <Point>No advertising, and nothing to buy inside.</Point>
          <Point>
            About a child we ask a first name, an age, a reading level and, if you like, a favourite
            kind of books and an animal. No photo, no surname, no school.
          </Point>
          <Point>When your child records a page, the recording never leaves the device.</Point>
          <Point>Take your data with you, or delete it all, on your account page.</Point>
        </ul>
      </Card>
      <Card>
        <Card.Title>One price</Card.Title>
        <p className="font-display font-semibold">
          <span className="text-4xl">{inDollars(offeredAmount())}</span>{' '}
          <span className="text-lg text-ink-soft">AUD per month</span>
        </p>
        <ul className="my-4 grid gap-3">
          <Point>{`Every book, for up to ${MOST_CHILDREN} children`}</Point>
          <Point>On a tablet, a phone or a computer</Point>
          <Point>Cancel anytime</Point>
          {includesGst() && <Point>GST is included</Point>}
        </ul>
        <ButtonLink href={pages.signUp} variant="secondary" size="lg" className="w-full">
          Join the library
        </ButtonLink>
      </Card>
      <div className="md:col-span-2">
        <h2 className="mb-3 text-3xl">Parents ask</h2>
        <Question question="My child knows a few letters. Where do we begin?">
          A check of two minutes, after you join, proposes a level and a step. You decide.
        </Question>
        <Question question="Can my children share it?">
          {`Yes. Up to ${MOST_CHILDREN} children read on one subscription, each with their own stars and their own place in every book.`}
        </Question>
        <Question question="How do we stop?">
          With Manage Subscription on your account page. You keep reading until the end of the month
          you have paid for.
        </Question>
      </div>
    </section>
  );
}
