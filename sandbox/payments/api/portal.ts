import { z } from 'zod';
import { newId, randomText } from '../shapes/ids.ts';
import { portalSession } from '../shapes/portal.ts';
import { known } from '../work/work.ts';
import { endpoint, list, need } from './endpoint.ts';
import { invalid } from '../shapes/error.ts';
import { flag, oneOf, paging, text, webAddress } from './fields.ts';
import { flowData, flowPath, readFlow } from './portal-flow.ts';

const enabled = z.strictObject({ enabled: flag }).optional();

const configurations = 'billing_portal.configuration';

export const portalEndpoints = [
  endpoint(
    'POST /billing_portal/sessions',
    {
      customer: text,
      flow_data: flowData,
      locale: text.optional(),
      return_url: webAddress.optional(),
    },
    (work, given) => {
      need(work, 'customer', given.customer, 'customer');
      const configuration = known(work.store.all(configurations).find((each) => each.is_default));
      const flow = readFlow(work, given.customer, given.flow_data);
      const { payment_method_update, subscription_cancel } = configuration.features;
      const feature =
        flow?.type === 'payment_method_update' ? payment_method_update : subscription_cancel;
      if (flow !== null && !feature.enabled) {
        throw invalid(
          'flow_data[type]',
          `The flow ${flow.type} is not enabled in the portal configuration ${configuration.id}.`,
        );
      }
      // The address alone gives access to the portal, so it must not be derivable from the session's id.
      const token = `test_${randomText(58)}`;
      const session = portalSession({
        id: newId('bps'),
        created: work.now,
        configuration: configuration.id,
        customer: given.customer,
        flow,
        locale: given.locale ?? null,
        returnUrl: given.return_url ?? null,
        url: `${work.origin}/portal/session/${token}${flowPath(flow)}`,
      });
      work.store.add(session, { hidden: { lastUsed: null }, token });
      work.emit('billing_portal.session.created', session);
      return session;
    },
  ),

  endpoint(
    'GET /billing_portal/configurations',
    { ...paging, active: flag.optional(), is_default: flag.optional() },
    (work, given) =>
      list(work, configurations, '/v1/billing_portal/configurations', given, {
        fits: (each) =>
          (given.active === undefined || each.active === given.active) &&
          (given.is_default === undefined || each.is_default === given.is_default),
      }),
  ),
  endpoint(
    'POST /billing_portal/configurations/:id',
    {
      active: flag.optional(),
      features: z
        .strictObject({
          invoice_history: enabled,
          payment_method_update: enabled,
          subscription_cancel: z
            .strictObject({
              enabled: flag,
              mode: oneOf(['at_period_end', 'immediately']).optional(),
            })
            .optional(),
        })
        .optional(),
    },
    (work, given, { id = '' }) => {
      const configuration = need(work, configurations, id);
      const { features } = configuration;
      const { invoice_history, payment_method_update, subscription_cancel } = given.features ?? {};
      if (invoice_history) features.invoice_history = invoice_history;
      if (payment_method_update) {
        features.payment_method_update.enabled = payment_method_update.enabled;
      }
      if (subscription_cancel) {
        features.subscription_cancel.enabled = subscription_cancel.enabled;
        features.subscription_cancel.mode = subscription_cancel.mode ?? 'at_period_end';
      }
      if (given.active !== undefined) configuration.active = given.active;
      configuration.updated = work.now;
      work.store.save(configuration);
      work.emit('billing_portal.configuration.updated', configuration);
      return configuration;
    },
  ),
];
