import { noSuch, wrongRequest } from '../errors.ts'
import { textOf } from '../form.ts'
import { listObject } from '../objects/catalogue.ts'
import { invoiceObject, invoicePaymentObject } from '../objects/invoice.ts'
import { chargeObject, chargeWithRefunds, paymentObject, refundObject } from '../objects/payment.ts'
import { rowOf } from '../world.ts'
import { customerRow } from './customers.ts'
import { expands, newestFirst, page, route } from './route.ts'

export const paymentRoutes = [
  route('GET', /^\/v1\/invoices$/, ['Invoices', 'InvoiceListParams'], (account, form) => {
    const { world } = account
    const customer = textOf(form, 'customer')
    if (customer) customerRow(world, customer)
    const wanted = { customer, subscription: textOf(form, 'subscription'), status: textOf(form, 'status') }
    const rows = newestFirst(world.invoices.values()).filter(
      (row) =>
        (wanted.customer === undefined || row.customer === wanted.customer) &&
        (wanted.subscription === undefined || row.subscription === wanted.subscription) &&
        (wanted.status === undefined || row.status === wanted.status),
    )
    const objects = rows.map((row) => ({
      ...invoiceObject(row, world),
      ...(expands(form, 'data.payments') && {
        payments: listObject([invoicePaymentObject(row, world)], `/v1/invoice_payments?invoice=${row.id}`),
      }),
    }))
    return page(objects, form, account, '/v1/invoices')
  }),

  route(
    'GET',
    /^\/v1\/payment_intents\/(\w+)$/,
    ['PaymentIntents', 'PaymentIntentRetrieveParams'],
    ({ world }, form, id) => {
      const row = world.payments.get(id)
      if (!row) throw noSuch('payment_intent', id)
      const whole = paymentObject(row, world)
      if (row.charge && expands(form, 'latest_charge', 'latest_charge.refunds')) {
        const object = expands(form, 'latest_charge.refunds') ? chargeWithRefunds : chargeObject
        whole.latest_charge = object(rowOf(world.charges, row.charge), world)
      }
      return whole
    },
  ),

  route('GET', /^\/v1\/charges$/, ['Charges', 'ChargeListParams'], (account, form) => {
    const { world } = account
    const customer = textOf(form, 'customer')
    if (customer) customerRow(world, customer)
    const rows = newestFirst(world.charges.values()).filter(
      (row) => customer === undefined || row.customer === customer,
    )
    return page(
      rows.map((row) => (expands(form, 'data.refunds') ? chargeWithRefunds : chargeObject)(row, world)),
      form,
      account,
      '/v1/charges',
    )
  }),

  route('GET', /^\/v1\/charges\/(\w+)$/, ['Charges', 'ChargeRetrieveParams'], ({ world }, _form, id) => {
    const row = world.charges.get(id)
    if (!row) throw noSuch('charge', id)
    return chargeObject(row, world)
  }),

  route('POST', /^\/v1\/refunds$/, ['Refunds', 'RefundCreateParams'], ({ world, life }, form) => {
    const payment = world.payments.get(textOf(form, 'payment_intent') ?? '')
    if (!payment) throw noSuch('payment_intent', textOf(form, 'payment_intent') ?? '')
    if (!payment.charge) throw wrongRequest('This PaymentIntent does not have a successful charge to refund.')
    const charge = rowOf(world.charges, payment.charge)
    if (charge.refunded >= charge.amount) {
      throw wrongRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
    }
    if (charge.disputed) throw wrongRequest(`Charge ${charge.id} has been charged back.`, 'charge_disputed')
    const row = life.giveBack(charge, Number(textOf(form, 'amount') ?? charge.amount - charge.refunded))
    return refundObject(row, world)
  }),
]
