<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata;

/**
 * A type of jms/serializer: a name that may be a class, a scalar or anything a handler is registered for, and parameters, which
 * may be types, scalars, null or lists of such. Its array form is the one that handlers are given:
 * `['name' => 'array', 'params' => [['name' => 'string', 'params' => []]]]`.
 *
 * @internal
 */
final readonly class TypeName
{
    /**
     * @param array<mixed> $params as in the array form
     */
    public function __construct(
        public string $name,
        public array $params = [],
    ) {}

    /**
     * @param mixed $type the array form
     *
     * @return ?self null for what is no type
     */
    public static function fromArray(mixed $type): ?self
    {
        if (!\is_array($type) || !\is_string($type['name'] ?? null)) {
            return null;
        }
        $params = $type['params'] ?? [];

        return new self($type['name'], \is_array($params) ? $params : []);
    }

    /**
     * @return array{name: string, params: array<mixed>}
     */
    public function toArray(): array
    {
        return ['name' => $this->name, 'params' => $this->params];
    }

    /**
     * @return ?self null where the parameter is missing or no type
     */
    public function param(int $position): ?self
    {
        return self::fromArray($this->params[$position] ?? null);
    }

    /**
     * What messages and keys of caches call it; not always what it was parsed from.
     */
    public function __toString(): string
    {
        return $this->params === [] ? $this->name : $this->name . '<' . \implode(', ', \array_map(self::text(...), $this->params)) . '>';
    }

    private static function text(mixed $param): string
    {
        $type = self::fromArray($param);

        return match (true) {
            $type !== null => (string) $type,
            \is_array($param) => '[' . \implode(', ', \array_map(self::text(...), $param)) . ']',
            \is_string($param) => "'" . \str_replace("'", "''", $param) . "'",
            default => \var_export($param, true),
        };
    }
}
