<?php

declare(strict_types=1);

namespace Kiln;

/**
 * What runs the plans. Both engines give the same bytes, objects and errors.
 *
 *     $serializer = Serializer::create(engine: Engine::Native);
 *
 * The values are those of the ini setting `kiln.engine`.
 *
 * @api
 */
enum Engine: string
{
    /** the extension where it is loaded, unless the ini setting `kiln.engine` says otherwise; else PHP */
    case Automatic = 'auto';

    /** generated PHP code, always */
    case Php = 'php';

    /** the extension, or an exception where it cannot be used */
    case Native = 'native';
}
