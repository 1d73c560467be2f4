import { params, words } from './words.ts'

/**
 * Names of months and weekdays, as comma-separated lists. They are not read from the browser's own tables,
 * which take up to 25 ms to open for the first time (100 on a phone) and so delay the calendar. A test
 * compares them with those tables.
 */
export const dateWords = words('dates', {
  months: 'January, February, March, April, May, June, July, August, September, October, November, December',
  /** Month names as they stand beside a day, where a language inflects them. */
  monthsOfDays:
    'January, February, March, April, May, June, July, August, September, October, November, December',
  weekdays: 'Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday',
  weekdaysBriefly: 'Sun, Mon, Tue, Wed, Thu, Fri, Sat',
  dayOfMonth: params('{day} {month}'),
  dayOfYear: params('{day} {month} {year}'),
  monthOfYear: params('{month} {year}'),
  weekdayAndDay: params('{weekday} {day}'),
})
