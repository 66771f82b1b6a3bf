<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Engine\Target;
use Kiln\Format\Carries;
use Kiln\Format\Format;
use Kiln\Format\Json\Json;

/**
 * What the slow pass writes a value for.
 *
 * @internal
 */
final readonly class Destination
{
    /**
     * @param string $title in messages: `JSON`, `an array`
     */
    private function __construct(public Target $target, public string $title, public Carries $carries) {}

    public static function json(): self
    {
        $json = new Json();

        return new self(Target::Json, $json->title(), $json->carries());
    }

    public static function plainArray(): self
    {
        return new self(Target::PlainArray, 'an array', new Carries(bytes: true, nonFinite: true));
    }

    public static function of(Format $format): self
    {
        return new self(Target::Tree, $format->title(), $format->carries());
    }
}
