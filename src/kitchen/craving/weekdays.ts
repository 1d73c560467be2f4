/** Days of the week, for patterns. */
export const weekdays = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
