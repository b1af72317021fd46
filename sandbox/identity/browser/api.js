// The part of `window.gapi` that the identity SDK uses to talk with its hidden frame. A page that
// loads this script first needs nothing from apis.google.com: the SDK takes the gapi it finds.
(() => {
  if (window.gapi?.iframes?.Iframe) return;

  /** One end of the conversation with a frame; frames hold the other in iframe.js. */
  class Iframe {
    #handlers = new Map();
    #unheard = new Map();
    #answers = new Map();
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
            // Named target: if anything but the stand-in answered, it hears nothing.
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
        this.#answers.set(id, resolve);
        port.postMessage({ kind: 'call', id, name, data });
      });
    }

    #receive(port, message) {
      if (message.kind === 'answer') {
        this.#answers.get(message.id)?.(message.value);
        this.#answers.delete(message.id);
        return;
      }
      const handler = this.#handlers.get(message.name);
      if (!handler) {
        // The frame may speak before the SDK has registered its handler.
        const waiting = this.#unheard.get(message.name) ?? [];
        this.#unheard.set(message.name, [...waiting, message]);
        return;
      }
      const answer = (value) => port.postMessage({ kind: 'answer', id: message.id, value });
      Promise.resolve(handler(message.data)).then(answer, () => answer({ status: 'ERROR' }));
    }

    async restyle() {
      return [true];
    }

    async ping(callback) {
      const answer = await this.#call('ping');
      callback?.(answer);
      return [answer];
    }

    register(name, handler) {
      this.#handlers.set(name, handler);
      const waiting = this.#unheard.get(name) ?? [];
      this.#unheard.delete(name);
      if (waiting.length > 0) {
        this.#port.then((port) => waiting.forEach((message) => this.#receive(port, message)));
      }
    }

    async send(name, data, callback) {
      const answers = [await this.#call(name, data)];
      try {
        callback?.(answers);
      } catch {
        // The SDK's callback throws even after success; the real gapi drops that as well.
      }
      return answers;
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
