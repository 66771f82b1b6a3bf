<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

/**
 * One place at which two results differ.
 *
 * @internal
 */
final readonly class Difference
{
    /**
     * @param list<array-key> $segments where
     * @param mixed           $jms      the value there; null also where there is none
     * @param mixed           $kiln     likewise
     */
    public function __construct(
        public array $segments,
        public Aspect $aspect,
        public mixed $jms = null,
        public mixed $kiln = null,
    ) {}

    public function path(): string
    {
        return JsonPath::text($this->segments);
    }

    public function generalPath(): string
    {
        return JsonPath::general($this->segments);
    }

    /**
     * What redaction would hide: of two texts of the same shape, where they part.
     */
    public function text(): string
    {
        if ($this->aspect === Aspect::Value && \is_string($this->jms) && \is_string($this->kiln)) {
            $same = \strspn($this->jms ^ $this->kiln, "\0");

            return \sprintf('another text: %d and %d bytes, the same up to byte %d', \strlen($this->jms), \strlen($this->kiln), $same);
        }
        if ($this->aspect === Aspect::Type) {
            return 'another type: ' . \get_debug_type($this->jms) . ' and ' . \get_debug_type($this->kiln);
        }
        if ($this->aspect === Aspect::Exception) {
            return 'jms/serializer ' . self::end($this->jms) . ', Kiln ' . self::end($this->kiln);
        }

        return $this->aspect->text();
    }

    /**
     * What makes it another kind of mismatch in the same place.
     */
    public function kind(): string
    {
        return $this->aspect === Aspect::Exception ? $this->text() : $this->aspect->value;
    }

    private static function end(mixed $error): string
    {
        return $error instanceof \Throwable ? 'throws ' . $error::class : 'has a result';
    }
}
