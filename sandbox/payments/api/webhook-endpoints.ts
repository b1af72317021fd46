import { z } from 'zod';
import { newId } from '../shapes/ids.ts';
import { deletedStub } from '../shapes/deleted.ts';
import { webhookEndpoint } from '../shapes/webhook-endpoint.ts';
import { endpoint, list, need } from './endpoint.ts';
import { changeMetadata, flag, metadata, paging, text, unsettable, webAddress } from './fields.ts';

const version = text.regex(/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/, 'Invalid API version');

export const webhookEndpointEndpoints = [
  endpoint(
    'POST /webhook_endpoints',
    {
      api_version: version.optional(),
      description: unsettable.optional(),
      enabled_events: z.array(text).min(1),
      metadata: metadata.optional(),
      url: webAddress,
    },
    (work, given) => {
      const added = webhookEndpoint({
        id: newId('we'),
        created: work.now,
        url: given.url,
        enabledEvents: given.enabled_events,
        apiVersion: given.api_version ?? null,
        description: given.description ?? null,
        metadata: changeMetadata({}, given.metadata),
      });
      const secret = newId('whsec', 32);
      work.store.add(added, { hidden: { secret } });
      return { ...added, secret };
    },
  ),
  endpoint('GET /webhook_endpoints', paging, (work, given) =>
    list(work, 'webhook_endpoint', '/v1/webhook_endpoints', given),
  ),
  endpoint(
    'POST /webhook_endpoints/:id',
    {
      description: unsettable.optional(),
      disabled: flag.optional(),
      enabled_events: z.array(text).min(1).optional(),
      metadata: metadata.optional(),
      url: webAddress.optional(),
    },
    (work, given, { id = '' }) => {
      const changed = need(work, 'webhook_endpoint', id);
      if (given.description !== undefined) changed.description = given.description;
      if (given.disabled !== undefined) changed.status = given.disabled ? 'disabled' : 'enabled';
      if (given.enabled_events !== undefined) changed.enabled_events = given.enabled_events;
      if (given.url !== undefined) changed.url = given.url;
      changed.metadata = changeMetadata(changed.metadata, given.metadata);
      work.store.save(changed);
      return changed;
    },
  ),
  endpoint('DELETE /webhook_endpoints/:id', {}, (work, _params, { id = '' }) => {
    need(work, 'webhook_endpoint', id);
    work.store.remove(id);
    return deletedStub('webhook_endpoint', id);
  }),
];
