/** Addresses of an area's screens, by its name (LST-015 to LST-019). */
export function areaAddresses(name: string) {
  return {
    list: `/${name}`,
    create: `/${name}/create`,
    import: `/${name}/import`,
    edit: (id: number | string) => `/${name}/edit/${id}`,
    show: (id: number | string) => `/${name}/show/${id}`,
    statistic: (id: number | string) => `/${name}-statistic/${id}`,
  };
}
