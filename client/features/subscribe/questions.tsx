import { pages } from '../../../contracts/pages.ts';
import { includesGst } from '../../billing/price.ts';
import { TextLink } from '../../ui/text-link.tsx';

function Question({ question, children }: { question: string; children: string }) {
  return (
    <div>
      <dt className="font-display text-lg font-semibold">{question}</dt>
      <dd className="mt-1 text-ink-soft">{children}</dd>
    </div>
  );
}

/**
 * Questions of a careful parent before paying. With `freeDays` above 0, the answer about charges
 * begins with the free days. `price` is what is paid each month, such as `$4.99`.
 */
export function Questions({ freeDays, price }: { freeDays: number; price: string }) {
  const monthly = `${price.slice(1)} in Australian dollars`;
  const gst = includesGst() ? ', including GST' : '';
  const charges =
    freeDays > 0
      ? `New families pay nothing in the first ${freeDays === 1 ? 'day' : `${freeDays} days`}. After that, unless you cancel, ${monthly} a month${gst}.`
      : `Today, and then once a month: ${monthly}${gst}.`;
  return (
    <section className="mt-10 px-2 pb-4 sm:px-4">
      <h2 className="text-2xl sm:text-3xl">Good to know</h2>
      <dl className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <Question question="When am I charged, and how much?">
          {`${charges} There is nothing else to buy.`}
        </Question>
        <Question question="How do I cancel?">
          On your Account page, under Manage Subscription. You keep reading until the end of the
          month you have paid for.
        </Question>
        <Question question="Who sees my card?">
          Only the payment provider, on its own page, which opens next. We never see or keep your
          card number.
        </Question>
        <Question question="What happens to the stars if I cancel?">
          They are your child's, and so are the finished books. Come back any time, and both are
          where you left them.
        </Question>
      </dl>
      <p className="mt-4 text-ink-soft">
        To download your data, or to delete your account, go to{' '}
        <TextLink href={pages.account}>My Account</TextLink>.
      </p>
    </section>
  );
}
