// The part of `window.gapi` that the identity SDK uses to talk to its hidden frame. A page that loads this
// script first needs nothing from apis.google.com, because the SDK uses an existing `gapi`.
(() => {
  if (window.gapi?.iframes?.Iframe) return;

  /** The page's end of the message channel to a frame. The frame's end is in iframe.js. */
  class Iframe {
    #handlers = new Map();
    #undelivered = new Map();
    #pendingCalls = new Map();
    #lastId = 0;
    #port;

    constructor(element, url) {
      const { origin } = new URL(url, location.href);
      this.#port = new Promise((resolve) => {
        element.addEventListener(
          'load',
          () => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = ({ data }) => this.#receive(port1, data);
            // With a target origin, a frame of another origin does not receive the message.
            element.contentWindow.postMessage({ type: 'stand-in:connect' }, origin, [port2]);
            resolve(port1);
          },
          { once: true },
        );
      });
    }

    async #call(name, data) {
      const port = await this.#port;
      const id = (this.#lastId += 1);
      return new Promise((resolve) => {
        this.#pendingCalls.set(id, resolve);
        port.postMessage({ kind: 'call', id, name, data });
      });
    }

    #receive(port, message) {
      if (message.kind === 'answer') {
        this.#pendingCalls.get(message.id)?.(message.value);
        this.#pendingCalls.delete(message.id);
        return;
      }
      const handler = this.#handlers.get(message.name);
      if (!handler) {
        // The frame may send before the SDK has registered its handler, so the message waits.
        const waiting = this.#undelivered.get(message.name) ?? [];
        this.#undelivered.set(message.name, [...waiting, message]);
        return;
      }
      const answer = (value) => port.postMessage({ kind: 'answer', id: message.id, value });
      Promise.resolve(handler(message.data)).then(answer, () => answer({ status: 'ERROR' }));
    }

    async restyle() {
      return [true];
    }

    async ping(callback) {
      const response = await this.#call('ping');
      callback?.(response);
      return [response];
    }

    register(name, handler) {
      this.#handlers.set(name, handler);
      const waiting = this.#undelivered.get(name) ?? [];
      this.#undelivered.delete(name);
      if (waiting.length > 0) {
        this.#port.then((port) => waiting.forEach((message) => this.#receive(port, message)));
      }
    }

    async send(name, data, callback) {
      const responses = [await this.#call(name, data)];
      try {
        callback?.(responses);
      } catch {
        // The SDK's callback throws even after success. The real gapi ignores that as well.
      }
      return responses;
    }
  }

  const context = {
    async open({ where, url, attributes = {} }, ready) {
      const element = document.createElement('iframe');
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'style') Object.assign(element.style, value);
        else element.setAttribute(name, value);
      }
      const iframe = new Iframe(element, url);
      element.src = url;
      where.append(element);
      return ready(iframe);
    },
  };

  window.gapi = {
    load(_features, { callback }) {
      callback();
    },
    iframes: {
      Iframe,
      getContext: () => context,
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
    },
  };
})();
