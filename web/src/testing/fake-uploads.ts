import { act } from '@testing-library/react';

/** A fake XMLHttpRequest that stays pending until it is answered. */
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
  onabort?: () => void;

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
  abort() {
    act(() => this.onabort?.());
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => this.onload?.());
  }
}

let sent: FakeUpload[] = [];

/** Replaces `XMLHttpRequest` in every test of a file; returns the current test's uploads. */
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
