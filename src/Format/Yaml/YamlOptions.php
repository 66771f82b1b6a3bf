<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

/**
 * How YAML is written and read.
 *
 *     $serializer = SerializerBuilder::create()->withFormat(new Yaml(new YamlOptions(indentation: 4, inlineFrom: 2)))->build();
 *
 * @api
 */
final readonly class YamlOptions
{
    /**
     * @param int           $indentation       spaces of each level, from 1 to 9
     * @param ?int<0, max>  $inlineFrom        levels of lists and maps that have lines of their own, as the argument `$inline` of
     *                                         Symfony's `Yaml::dump()`; what is nested deeper stands on one line; null for all
     * @param bool          $blockScalars      whether a text of several lines stands as such, behind `|`, and not in quotes
     * @param bool          $quoteSpaces       whether a text with a space stands in quotes, as Symfony writes it
     * @param bool          $ignoreUnknownTags whether a value with an unknown tag is read as if it had none; else it is an error
     *
     * @throws \InvalidArgumentException
     */
    public function __construct(
        public int $indentation = 2,
        public ?int $inlineFrom = null,
        public bool $blockScalars = true,
        public bool $quoteSpaces = false,
        public bool $ignoreUnknownTags = false,
    ) {
        if ($indentation < 1 || $indentation > 9) {
            throw new \InvalidArgumentException("A level has from 1 to 9 spaces, not {$indentation}.");
        }
    }
}
