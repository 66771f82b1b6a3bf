<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

/**
 * The way to the items of a stream: `/feed/entry`. A name is `local` in whatever namespace, or `{uri}local`.
 *
 * @internal
 */
final readonly class ItemPath
{
    private const SEGMENT = '~/((?:\{[^{}]*\})?+[^/{}]++)~A';

    /**
     * @param list<string> $names from the root; none for what stands in the root
     */
    private function __construct(private array $names) {}

    /**
     * @throws \InvalidArgumentException
     */
    public static function of(string $path): self
    {
        $names = [];
        for ($at = 0; $at < \strlen($path); $at += \strlen($match[0])) {
            if (\preg_match(self::SEGMENT, $path, $match, 0, $at) !== 1) {
                throw new \InvalidArgumentException("\"{$path}\" is no path to elements, such as /feed/entry.");
            }
            $names[] = $match[1];
        }
        if (\count($names) === 1) {
            throw new \InvalidArgumentException("At \"{$path}\" is the root alone. The path to items has two names or more, such as /feed/entry.");
        }

        return new self($names);
    }

    /**
     * Whether an element is an item.
     *
     * @param list<string> $around names of the elements around it, the root first
     */
    public function isItem(array $around, string $name): bool
    {
        if ($this->names === []) {
            return \count($around) === 1;
        }
        if (\count($around) !== \count($this->names) - 1) {
            return false;
        }
        foreach ([...$around, $name] as $depth => $found) {
            $wanted = $this->names[$depth];
            if ($found !== $wanted && ($wanted[0] === '{' || !\str_ends_with($found, "}{$wanted}"))) {
                return false;
            }
        }

        return true;
    }
}
