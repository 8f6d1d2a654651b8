import { act } from '@testing-library/react';

/** A file on its way: the browser's way of sending one, held still until it is answered. */
export class FakeUpload {
  upload: { onprogress?: (event: object) => void } = {};
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  responseType = '';
  url = '';
  body: FormData | undefined;
  onload?: () => void;
  onerror?: () => void;

  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
    sent.push(this);
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => this.onload?.());
  }
}

let sent: FakeUpload[] = [];

/** Takes the place of `XMLHttpRequest` in every test of a file; gives the files sent in the present one. */
export function fakeUploads(): () => FakeUpload[] {
  const original = globalThis.XMLHttpRequest;
  beforeEach(() => {
    sent = [];
    globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = original;
  });
  return () => sent;
}
