<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Error\InvalidMetadata;

/**
 * Which property has which key, so that no two have the same.
 *
 * @internal
 */
final class KeyOwners
{
    /** @var array<array-key, string> origin by key */
    private array $owners = [];

    /**
     * @param string $verb `written as`, `read from`
     */
    public function __construct(private readonly string $class, private readonly string $verb) {}

    /**
     * @throws InvalidMetadata when another has the key already
     */
    public function add(string $key, string $origin): void
    {
        if (isset($this->owners[$key]) && $this->owners[$key] !== $origin) {
            throw new InvalidMetadata(
                'duplicate_key',
                $this->class,
                "{$this->owners[$key]} and {$origin} are both {$this->verb} \"{$key}\".",
                'Give one of them another name by #[SerializedName], or mark it #[Ignore].',
            );
        }
        $this->owners[$key] = $origin;
    }

    /**
     * @param array<array-key, string> $origins by key
     */
    public function addAll(array $origins): void
    {
        foreach ($origins as $key => $origin) {
            $this->add((string) $key, $origin);
        }
    }

    /**
     * @return list<string>
     */
    public function keys(): array
    {
        return \array_map(\strval(...), \array_keys($this->owners));
    }
}
