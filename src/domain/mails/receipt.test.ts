import { expect, test } from 'vitest'
import { type Receipt, receiptMail } from './receipt.ts'

const receipt: Receipt = {
  to: 'ada@example.org',
  number: 'LD-0042',
  amount: 399,
  currency: 'usd',
  paidAt: new Date('2026-11-22T23:30:00Z'),
  periodStart: new Date('2026-11-22T23:30:00Z'),
  periodEnd: new Date('2026-12-22T23:30:00Z'),
  lastFour: '4242',
  manageUrl: 'https://larder.example/manage-subscription',
  supportEmail: 'help@larder.example',
  isTest: false,
}

test('a receipt says how much, when, for which time and by which card, in both forms', () => {
  const { to, subject, text, html } = receiptMail(receipt)
  expect([to, subject]).toEqual(['ada@example.org', 'Your receipt from Larder: $3.99'])
  expect(text).toBe(`Hello,

thank you. This is the receipt for your Larder Premium subscription.

Amount: $3.99
Paid on: 22 November 2026
For: Larder Premium, 22 November 2026 to 22 December 2026
Card: ending in 4242
Receipt number: LD-0042

Manage your subscription: https://larder.example/manage-subscription

You can cancel whenever you like; Premium then stays until the end of the time that is paid for.

Questions? Write to help@larder.example.`)
  const words = html.replace(/<(style|title)[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
  for (const said of ['$3.99', '22 November 2026', '22 December 2026', 'ending in 4242', 'LD-0042'])
    expect(words).toContain(said)
  expect(html).toContain('href="https://larder.example/manage-subscription"')
})

test('unknown facts are left out, and a test payment is marked as one', () => {
  const { subject, text, html } = receiptMail({
    ...receipt,
    number: null,
    lastFour: null,
    supportEmail: null,
    isTest: true,
  })
  expect(subject).toBe('[Test mode] Your receipt from Larder: $3.99')
  for (const form of [text, html]) {
    expect(form).toContain('Test mode – no real charge')
    expect(form).not.toMatch(/Card|Receipt number|Questions|null|undefined/)
  }
})

test('a currency without cents is not divided, and markup in a value stays text', () => {
  const { subject, html } = receiptMail({
    ...receipt,
    amount: 600,
    currency: 'jpy',
    number: '<img src=x onerror=alert(1)>',
  })
  expect(subject).toContain('¥600')
  expect(html).not.toContain('<img')
})
