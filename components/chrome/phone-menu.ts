const PHONE = '(max-width: 767px)';

/**
 * The theme moves the closed phone menu off the screen but leaves it in the tab order. Here it is
 * `inert` while closed, and Escape closes it.
 *
 * @returns Stops watching.
 */
export function watchPhoneMenu(): () => void {
  const button = document.querySelector<HTMLButtonElement>('.nextra-hamburger');
  const phone = window.matchMedia(PHONE);
  const isOpen = (): boolean => button?.getAttribute('aria-expanded') === 'true';
  const update = (): void => {
    document.querySelectorAll<HTMLElement>('.nextra-sidebar-container').forEach((menu) => {
      menu.inert = phone.matches && !isOpen();
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && phone.matches && isOpen()) {
      button?.click();
      button?.focus();
    }
  };
  update();
  const observer = new MutationObserver(update);
  if (button) {
    observer.observe(button, { attributes: true, attributeFilter: ['aria-expanded'] });
  }
  phone.addEventListener('change', update);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    observer.disconnect();
    phone.removeEventListener('change', update);
    document.removeEventListener('keydown', onKeyDown);
  };
}
