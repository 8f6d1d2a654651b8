import { expect, type Page } from '@playwright/test';

/** Chooses another language in the menu of the person. */
export async function speak(page: Page, language: 'English' | 'Español'): Promise<void> {
  await page.getByRole('button', { name: /Menú de tu cuenta|account menu/i }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}
