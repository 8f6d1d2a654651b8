import type { MemoryServer } from './memory-server';

/** Progress event of an upload. */
const HALFWAY = { lengthComputable: true, loaded: 50, total: 100 };

/**
 * XMLHttpRequest for uploads, which `fetch` cannot observe. Requests to the product are answered by the server in
 * memory after a progress event of 50 %; others use the network.
 */
export function uploadsTo(server: () => MemoryServer | undefined): typeof XMLHttpRequest {
  return class extends XMLHttpRequest {
    #call = { method: '', address: '' };
    #answered: { status: number; text: string } | undefined;

    override open(method: string, url: string | URL, isAsync = true, user?: string | null, password?: string | null) {
      this.#call = { method, address: String(url) };
      super.open(method, url, isAsync, user, password);
    }
    override send(body?: XMLHttpRequestBodyInit | Document | null) {
      const { method, address } = this.#call;
      const reply = server()?.fetch(address, { method });
      if (reply === undefined) return super.send(body);
      this.upload.dispatchEvent(new ProgressEvent('progress', HALFWAY));
      void reply.then(
        async (response) => {
          this.#answered = { status: response.status, text: await response.text() };
          this.dispatchEvent(new ProgressEvent('load'));
        },
        () => this.dispatchEvent(new ProgressEvent('error')),
      );
    }
    override get status() {
      return this.#answered?.status ?? super.status;
    }
    override get responseText() {
      return this.#answered?.text ?? super.responseText;
    }
  };
}
