<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Metadata\Attributes;

/**
 * A separator in front of each run of capital letters: `createdAt` is `created_at`, `fooID` is `foo_id`, `URL` is `_url`.
 *
 * @api
 */
final readonly class CamelCaseNaming implements Naming
{
    /**
     * @param string $separator as preg_replace() understands replacements
     * @param bool   $lowerCase whether all letters become small ones; otherwise the first becomes a capital one
     */
    public function __construct(
        private string $separator = '_',
        private bool $lowerCase = true,
    ) {}

    public function key(string $property, ?string $written): string
    {
        $key = (string) \preg_replace('/[A-Z]+/', $this->separator . '\\0', $property);

        return $this->lowerCase ? \strtolower($key) : \ucfirst($key);
    }
}
