/**
 * A text as the workbook library has to be given it so that a spreadsheet shows it as it is. In a
 * workbook `_x0041_` means the letter A, which the library leaves to its caller; and it looks texts
 * up in a plain object, where those that every object knows (`constructor`) would be lost: their
 * first letter is written by its number.
 *
 * @param {string} text
 * @returns {string}
 */
export function toWorkbookText(text) {
  const escaped = text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
  return escaped in {}
    ? `_x${escaped.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_${escaped.slice(1)}`
    : escaped
}
