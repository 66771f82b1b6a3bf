<?php

declare(strict_types=1);

namespace Kiln\Schema\Avro;

use Kiln\Error\InvalidMetadata;

/**
 * Where a type stands, for messages and for the names of types that have none of their own.
 *
 * @internal
 */
final readonly class AvroPlace
{
    /**
     * @param string $origin `App\Order: total`, or a type
     * @param string $name   full name of the record around it, with what is within it
     */
    public function __construct(private string $origin, private string $name) {}

    public function member(string $key): self
    {
        return new self("{$this->origin}: {$key}", $this->name . \ucfirst($key));
    }

    /**
     * @param array<string, string> $taken
     */
    public function unique(array $taken): string
    {
        $name = $this->name;
        for ($number = 2; \in_array($name, $taken, true); ++$number) {
            $name = $this->name . $number;
        }

        return $name;
    }

    public function refusal(string $problem, string $hint = ''): InvalidMetadata
    {
        return new InvalidMetadata('not_in_schema', $this->origin, $problem, $hint);
    }
}
