import type { NoticeFile } from '#domain/notices/notice.ts'

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
}

/** Text inside a PDF: one byte per letter, brackets escaped. */
const pdfText = (text: string): string =>
  text.replaceAll(/[()\\]/g, (sign) => `\\${sign}`).replaceAll(/[^ -~\u00a0-\u00ff]/g, '-')

/** A small, complete PDF of one page with a title and some lines. */
export const pdf = (title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> => {
  const text = [
    `BT /F1 20 Tf 56 760 Td (${pdfText(title)}) Tj ET`,
    ...lines.map((line, at) => `BT /F1 12 Tf 56 ${720 - at * 20} Td (${pdfText(line)}) Tj ET`),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let document = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = document.length
    document += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = document.length
  document += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  document += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Uint8Array.from(document, (letter) => letter.charCodeAt(0))
}

/** The content of a notice's file (NOTICE-08). */
export const contentOf = ({ label, extension }: NoticeFile): Blob => {
  const lines = ['Documento del mondo dimostrativo di Piazza.', 'Non ha valore legale.']
  const type = TYPES[extension] ?? 'application/octet-stream'
  if (extension === 'pdf') return new Blob([pdf(label, lines)], { type })
  if (extension === 'html') return new Blob([`<!doctype html><title>${lines[0]}</title><p>${lines[1]}</p>`], { type })
  return new Blob([[label, ...lines].join('\n')], { type })
}
