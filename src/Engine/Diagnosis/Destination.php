<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Context;
use Kiln\Engine\Purpose;
use Kiln\Format\Carries;
use Kiln\Format\Format;
use Kiln\Format\Json\Json;
use Kiln\Format\Roots;

/**
 * What the slow pass writes a value for.
 *
 * @internal
 */
final readonly class Destination
{
    public bool $hasDates;

    /**
     * @param string $title in messages: `JSON`, `an array`
     */
    private function __construct(public Purpose $target, public string $title, public Carries $carries)
    {
        $this->hasDates = \in_array(\DateTimeInterface::class, $carries->leaves, true);
    }

    public static function json(?Context $context = null): self
    {
        $json = new Json();

        return new self(Purpose::Json, $json->title(), $context?->json?->replaceInvalid === true ? new Carries(bytes: true) : $json->carries());
    }

    /**
     * @param bool $tellsMaps see {@see Purpose}
     */
    public static function plainArray(bool $tellsMaps = false): self
    {
        return new self($tellsMaps ? Purpose::Tree : Purpose::PlainArray, 'an array', new Carries(bytes: true, nonFinite: true));
    }

    public static function of(Format $format): self
    {
        return new self(Purpose::Tree, $format->title(), $format->carries());
    }

    /**
     * An item of a format whose documents are lists of maps.
     */
    public static function ofItem(Format $format): self
    {
        $carries = $format->carries();

        return new self(Purpose::Tree, $format->title(), new Carries($carries->null, $carries->bytes, $carries->nonFinite, Roots::Map, $carries->leaves));
    }
}
