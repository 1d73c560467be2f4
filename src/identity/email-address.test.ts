import { expect, test } from 'vitest'
import { canonicalEmail, mailboxOf } from './email-address.ts'

test.each([
  ['ann@example.com', 'ann@example.com'],
  [' Ann@Example.COM\t', 'ann@example.com'],
  ['ann@example.com.', 'ann@example.com'],
  ["o'neill+recipes@mail.example.co.uk", "o'neill+recipes@mail.example.co.uk"],
  ['a!#$%&*/=?^_`{|}~b@example.com', 'a!#$%&*/=?^_`{|}~b@example.com'],
  // Two Unicode spellings of é, and two spellings of a domain, are one address.
  ['jose\u0301@example.com', 'jos\u00e9@example.com'],
  ['jos\u00e9@example.com', 'jos\u00e9@example.com'],
  ['ann@m\u00fcller.example', 'ann@xn--mller-kva.example'],
  ['ann@mu\u0308ller.example', 'ann@xn--mller-kva.example'],
  ['ann@XN--MLLER-KVA.example', 'ann@xn--mller-kva.example'],
  ['ann@例え。テスト', 'ann@xn--r8jz45g.xn--zckzah'],
  ['ann@ｅｘａｍｐｌｅ.com', 'ann@example.com'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('takes %j as %j', (text, address) => {
  expect(canonicalEmail(text)).toBe(address)
  expect(canonicalEmail(address)).toBe(address)
})

test.each([
  '',
  'ann',
  '@example.com',
  'ann@',
  'ann@example',
  'ann@@example.com',
  'ann@b@example.com',
  'Ann <ann@example.com>',
  '<ann@example.com>',
  'ann@example.com>',
  'ann@example.com, eve@example.net',
  'ann,eve@example.com',
  'ann@example.com;eve@example.net',
  'ann(cook)@example.com',
  'ann@(at home)example.com',
  'ann@example.com (Ann)',
  '"ann"@example.com',
  '"ann eve"@example.com',
  '"ann@evil.example"@example.com',
  'ann@[127.0.0.1]',
  'ann@[IPv6:::1]',
  'ann@127.0.0.1',
  'ann@0x7f.1',
  'ann@1.2.3.4.',
  'ann@example.com..',
  'ann@example..com',
  'ann@.example.com',
  '.ann@example.com',
  'ann.@example.com',
  'an..n@example.com',
  'ann@-example.com',
  'ann@example-.com',
  'ann@ex_ample.com',
  'ann@ex%61mple.com',
  'ann@example.com/x',
  'ann@example.com:25',
  'ann@example.com?x',
  'ann@example.com#x',
  'an n@example.com',
  'ann@exam ple.com',
  'ann@example.com\n',
  'ann\r\nBcc: eve@example.net',
  'ann@example.com\r\nBcc: eve@example.net',
  'an\u0000n@example.com',
  'an\u200bn@example.com',
  'an\u202en@example.com',
  'an\u00a0n@example.com',
  'an\ud800n@example.com',
  `${'a'.repeat(65)}@example.com`,
  `${'é'.repeat(33)}@example.com`,
  `ann@${'a'.repeat(64)}.com`,
  `ann@${'abcdefgh.'.repeat(30)}com`,
])('refuses %j', (text) => {
  expect(canonicalEmail(text)).toBeNull()
})

test('limits on mails ignore the part of an address after a plus sign', () => {
  expect(mailboxOf('ann+a@example.com')).toBe('ann@example.com')
  expect(mailboxOf('ann+a+b@example.com')).toBe('ann@example.com')
  expect(mailboxOf('a.nn@example.com')).toBe('a.nn@example.com')
  expect(mailboxOf('+ann@example.com')).toBe('+ann@example.com')
})
