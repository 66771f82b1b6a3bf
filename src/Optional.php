<?php

declare(strict_types=1);

namespace Kiln;

/**
 * A value that may be missing, which is not the same as null: the body of a PATCH request leaves a key out to say
 * "as before" and sets it to null to say "remove".
 *
 *     final class UserPatch
 *     {
 *         /** @var Optional<?string> *&#47;
 *         public Optional $nickname;
 *     }
 *
 * A missing key reads as `Optional::missing()`, and `Optional::missing()` is left out when writing.
 *
 * @template-covariant T
 *
 * @api
 */
final readonly class Optional
{
    /**
     * Without arguments a missing value, as the default of a parameter needs it, where PHP allows `new` but no method:
     *
     *     public function __construct(public Optional $nickname = new Optional()) {}
     *
     * Everywhere else {@see of()} and {@see missing()} say better what is meant.
     *
     * @param T $value
     */
    public function __construct(public bool $isPresent = false, private mixed $value = null) {}

    /**
     * @template V
     *
     * @param V $value
     *
     * @return self<V>
     */
    public static function of(mixed $value): self
    {
        return new self(true, $value);
    }

    /**
     * @return self<never>
     */
    public static function missing(): self
    {
        /** @var self<never> $missing there is no value of type never, and none is ever returned */
        $missing = new self(false, null);

        return $missing;
    }

    /**
     * @throws \LogicException when the value is missing
     *
     * @return T
     */
    public function value(): mixed
    {
        return $this->isPresent ? $this->value : throw new \LogicException('The value is missing. Ask isPresent first, or use orElse().');
    }

    /**
     * @template D
     *
     * @param D $default
     *
     * @return T|D
     */
    public function orElse(mixed $default): mixed
    {
        return $this->isPresent ? $this->value : $default;
    }
}
